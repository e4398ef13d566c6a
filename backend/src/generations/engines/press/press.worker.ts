import { serveTasks } from '../../../print/index.ts';
import { pressTasks } from './press-tasks.ts';

/** The inside of a press worker. */
export default serveTasks(pressTasks);
