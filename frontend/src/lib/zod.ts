import { z } from 'zod';

// Else it compiles schemas with `new Function`, which our content security policy refuses and reports.
z.config({ jitless: true });

export { z };
