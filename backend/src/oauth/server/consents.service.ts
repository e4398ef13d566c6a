import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type Client, errors, type Interaction } from 'oidc-provider';
import { FreshSignIns } from '../../auth/index.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { type Scope, scopes } from '../../platform/http/scopes.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { GrantsService } from '../grants/grants.service.ts';
import type { AppIdentity } from '../model/app-identity.ts';
import { type AddressKind, toAddress, toClientName } from '../model/client-names.ts';
import { AuthorizationServer } from './authorization-server.ts';

/** A request as a browser names it: by the path, and by the library's cookie. */
export interface AskedRequest {
  uid: string;
  request: IncomingMessage;
  response: ServerResponse;
}

export interface OpenRequest {
  app: AppIdentity & { kind: AddressKind };
  scopes: Scope[];
  /** Without these the app can do nothing. */
  required: Scope[];
  endsAt: Date;
}

export interface Decision {
  scopes: Scope[];
  creditsPerDay: number | null;
}

interface FoundRequest extends OpenRequest {
  uid: string;
  resources: string[];
  returnTo: string;
}

type Result = Record<string, unknown>;

/** What a seller decides about an app's request: in the browser that the app has sent, and with a session of ours. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly prisma: PrismaService,
    private readonly grants: GrantsService,
    private readonly signIns: FreshSignIns,
  ) {}

  /** @throws AppError not_found */
  async open(user: AuthUser, asked: AskedRequest): Promise<OpenRequest & { needsSignIn: boolean }> {
    const found = await this.find(user, asked);
    return { ...found, needsSignIn: !(await this.isFresh(user)) };
  }

  /** Returns where the browser goes on. @throws AppError not_found, recent_sign_in_required, validation_failed */
  async allow(user: AuthUser, asked: AskedRequest, decision: Decision): Promise<string> {
    const found = await this.find(user, asked);
    // A stolen access token must not become a grant, which lives for a year.
    await this.signIns.require(user);
    refuseOther(decision.scopes, found);
    const { app, resources, uid, returnTo } = found;
    const creditsPerDay = decision.scopes.includes('design') ? decision.creditsPerDay : null;
    await this.prisma.$transaction(async (tx) => {
      const grant = { user, app, resources, scopes: decision.scopes, creditsPerDay };
      const grantId = await this.grants.create(tx, grant);
      const login = { accountId: user.id, remember: false };
      await this.answer(tx, user.id, uid, { login, select_account: {}, consent: { grantId } });
    });
    return returnTo;
  }

  /** Returns where the browser goes on. @throws AppError not_found */
  async refuse(user: AuthUser, asked: AskedRequest): Promise<string> {
    const { uid, returnTo } = await this.find(user, asked);
    const result = { error: 'access_denied', error_description: 'The seller has refused.' };
    await this.prisma.$transaction((tx) => this.answer(tx, user.id, uid, result));
    return returnTo;
  }

  private async isFresh(user: AuthUser): Promise<boolean> {
    return this.signIns.require(user).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  }

  private async find({ id: userId }: AuthUser, { uid, request, response }: AskedRequest): Promise<FoundRequest> {
    const { provider, origin } = this.server;
    const interaction = await provider.interactionDetails(request, response).catch(asNotFound);
    if (interaction.uid !== uid || !(await this.bind(uid, userId))) throw new AppError('not_found');
    const { client_id, redirect_uri, scope, resource = origin } = interaction.params;
    const client = await provider.Client.find(client_id).catch(asNotFound);
    if (!client) throw new AppError('not_found');
    const asked = scope?.split(' ') ?? [];
    const wanted = scopes.filter((one) => asked.includes(one));
    return {
      app: identityOf(client, redirect_uri),
      scopes: wanted,
      required: requiredOf(wanted),
      resources: [resource].flat(),
      ...endOf(interaction),
    };
  }

  /** To who opens it first. False where that was somebody else, or it is answered. */
  private async bind(uid: string, userId: string): Promise<boolean> {
    const where = { idHash: sha256(uid), answeredAt: null, OR: [{ userId: null }, { userId }] };
    const { count } = await this.prisma.oauthRequest.updateMany({ where, data: { userId } });
    return count === 1;
  }

  /** Once: of two presses at the same time one finds nothing. */
  private async answer(tx: Tx, userId: string, uid: string, result: Result): Promise<void> {
    const where = { idHash: sha256(uid), userId, answeredAt: null };
    const row = await tx.oauthRequest.findFirst({ where });
    const payload = { ...(row?.payload as Result), result } as object;
    const { count } = await tx.oauthRequest.updateMany({ where, data: { answeredAt: new Date(), payload } });
    if (count === 0) throw new AppError('not_found');
  }
}

function endOf({ uid, returnTo, exp }: Interaction) {
  return { uid, returnTo, endsAt: new Date(exp * 1000) };
}

function identityOf({ clientId, clientName }: Client, redirectUri: string): OpenRequest['app'] {
  const address = toAddress(redirectUri);
  // What registers gets an id of ours, which is no address.
  const documentHost = URL.parse(clientId)?.host ?? null;
  return { clientId, name: toClientName(clientName) || address.host, documentHost, ...address };
}

/** All other scopes are of no use to who may not read; one alone cannot be declined, but refused. */
function requiredOf(wanted: Scope[]): Scope[] {
  const [first] = wanted;
  return first && (first === 'read' || wanted.length === 1) ? [first] : [];
}

function refuseOther(chosen: readonly Scope[], { scopes: wanted, required }: OpenRequest): void {
  const isWanted = chosen.length > 0 && chosen.every((scope) => wanted.includes(scope));
  if (isWanted && required.every((scope) => chosen.includes(scope))) return;
  const message = 'Choose from what the app asks for, with what it requires.';
  throw new AppError('validation_failed', message, { fields: { scopes: message } });
}

function asNotFound(error: unknown): never {
  throw error instanceof errors.OIDCProviderError && error.statusCode < 500 ? new AppError('not_found') : error;
}
