import { z } from 'zod';
import { adminActions } from '../../platform/audit/admin-actions.ts';

/** `action` and `detail` of an audit entry. */
export const auditAction = z.enum(adminActions);
export const auditDetail = z.record(z.string(), z.unknown());

/** `detail` of a `user.suspended` entry. */
export const suspensionDetail = z.object({ reason: z.string() });

/** `shops` of a Printify connection. */
export const connectedShops = z.array(z.object({ id: z.number(), title: z.string() }));
