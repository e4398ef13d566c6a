export { QUESTIONS } from './faq.tsx';
export { Landing } from './landing.tsx';
