import { AfterScrolling } from '../../../lib/after-scrolling.ts';

/** Of the window, while there is a wall in it. */
export const scrolling = new AfterScrolling();
