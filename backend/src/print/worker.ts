import { serveTasks } from './serve.ts';
import { tasks } from './tasks.ts';

/** The inside of a print worker. */
serveTasks(tasks);
