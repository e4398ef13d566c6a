export { Inbox } from './inbox.tsx';
export { UnansweredCount } from './unanswered-count.tsx';
