import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

/** Node, and a reader of HTML. Loaded once for all test files, which takes its time. */
export default class IntegrationEnvironment extends TestEnvironment {
	override async setup(): Promise< void > {
		await super.setup();
		this.global.DOMParser = new JSDOM().window.DOMParser;
	}
}
