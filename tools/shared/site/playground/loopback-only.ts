/** For `node --import`: a process that cannot call it itself. */
import { bindToLoopback } from './bind-to-loopback.ts';

bindToLoopback();
