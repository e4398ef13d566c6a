import { printTasks } from './print-tasks.ts';
import { serveTasks } from './serve-tasks.ts';

export default serveTasks(printTasks);
