/** The part of oidc-provider 9 that we use; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type Payload = Record<string, unknown>;

  /** Where a model's rows are: one for each model, by its name. */
  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Client {
    readonly clientId: string;
    readonly clientName?: string;
    readonly redirectUris: string[];
    readonly clientIdMetadataDocument?: true;
    grantTypeAllowed(type: string): boolean;
    metadata(): Payload;
  }

  export interface Interaction {
    readonly uid: string;
    readonly exp: number;
    readonly returnTo: string;
    readonly params: { client_id: string; redirect_uri: string; scope?: string; resource?: string | string[] };
  }

  export interface Context {
    body: unknown;
    type: string;
    status: number;
    readonly path: string;
    query: Record<string, string | string[] | undefined>;
    readonly response: { get(header: string): string };
    set(header: string, value: string): void;
    accepts(...types: string[]): string | false;
    readonly cookies: { set(name: string, value: string, options: object): void };
    readonly oidc: {
      readonly route: string;
      readonly params: Record<string, string | undefined>;
      readonly account?: { accountId: string };
      readonly session: { accountId?: string };
      readonly result?: { consent?: { grantId: string } };
    };
  }

  interface TokenModel {
    readonly prototype: { generateTokenId(): string };
  }

  interface ClientModel {
    find(id: string): Promise<Client | undefined>;
    readonly prototype: {
      clientSecret?: string;
      compareClientSecret(given: string): boolean;
      grantTypeAllowed(type: string): boolean;
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    /** Of the request that is being answered. */
    static readonly ctx: Context | undefined;
    readonly issuer: string;
    proxy: boolean;
    /** Around all that the library does. */
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this;
    readonly Client: ClientModel;
    readonly AccessToken: TokenModel;
    readonly RefreshToken: TokenModel;
    cookieName(type: 'interaction'): string;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }

  export namespace errors {
    class OIDCProviderError extends Error {
      statusCode: number;
    }
    class AccessDenied extends OIDCProviderError {
      constructor(description?: string);
    }
    class InvalidClientMetadata extends OIDCProviderError {
      constructor(description: string);
    }
    class InvalidGrant extends OIDCProviderError {
      constructor(detail?: string);
    }
    class InvalidRequest extends OIDCProviderError {
      constructor(description: string);
    }
    class InvalidScope extends OIDCProviderError {
      constructor(description: string, scope: string);
    }
    class InvalidTarget extends OIDCProviderError {
      constructor(description?: string);
    }
    class SessionNotFound extends InvalidRequest {}
    class UnauthorizedClient extends OIDCProviderError {
      constructor(description: string);
    }
    class UnsupportedResponseMode extends OIDCProviderError {}
    class TemporarilyUnavailable extends OIDCProviderError {
      constructor(description?: string);
    }
  }

  export namespace interactionPolicy {
    type Decide = (context: Context) => boolean;
    class Check {
      constructor(reason: string, description: string, check: Decide);
    }
    class Prompt {
      constructor(options: { name: string; requestable: boolean }, ...checks: Check[]);
    }
    interface Policy extends Array<Prompt> {
      clear(): void;
      add(prompt: Prompt): void;
    }
    function base(): Policy;
  }
}
