import { isUUID } from 'class-validator';
import type { FlowState } from '../../platform/prisma/client/client.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { AuthError } from '../model/auth-error.ts';

/** The flow whose link was opened for this code. @throws AuthError flow_state_not_found, flow_state_expired */
export async function findOpenedFlow(tx: Tx, authCode: string): Promise<FlowState> {
  const flow = isUUID(authCode) ? await tx.flowState.findUnique({ where: { authCode } }) : null;
  if (!flow) throw new AuthError('flow_state_not_found');
  if (!flow.codeExpiresAt || flow.codeExpiresAt <= new Date()) throw new AuthError('flow_state_expired');
  return flow;
}
