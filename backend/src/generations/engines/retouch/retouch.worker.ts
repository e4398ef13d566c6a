import { serveTasks } from '../../../print/index.ts';
import { retouchTasks } from './retouch-tasks.ts';

export default serveTasks(retouchTasks);
