import { printTasks } from './print-tasks.ts';
import { serveTasks } from './serve-tasks.ts';

/** What the threads of a print pool run. */
export default serveTasks(printTasks);
