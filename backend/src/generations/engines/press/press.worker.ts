import { serveTasks } from '../../../print/index.ts';
import { pressTasks } from './press-tasks.ts';

export default serveTasks(pressTasks);
