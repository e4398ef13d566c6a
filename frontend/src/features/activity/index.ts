export { Charts } from './charts.tsx';
export { Queues } from './queues.tsx';
