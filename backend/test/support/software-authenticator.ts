import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Binary = string | ArrayBuffer | Uint8Array;

/** What a browser hands to an authenticator, as JSON or as auth-js has read it. */
interface Asked {
  challenge: Binary;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: Binary };
}

/** How a test has the answer differ from a right one. */
interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: Binary;
  /** Of uses; by default one more than before. */
  counter?: number;
  verified?: boolean;
  handle?: string;
}

const present = 0x01;
const verifiedFlag = 0x04;
const hasCredential = 0x40;

/** A passkey of one account, with the keys in the open: attestation `none`, ES256. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private handle = '';

  constructor(private readonly origin: string) {}

  create(asked: object, deviation: Deviation = {}) {
    const options = asked as Asked;
    this.handle = toBuffer(options.user?.id ?? '').toString('base64url');
    const key = this.coseKey();
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, key]);
    const data = this.authenticatorData(options, hasCredential, deviation);
    const attestationObject = attestation(Buffer.concat([data, credential]));
    const clientDataJSON = this.clientData('webauthn.create', options, deviation);
    return this.answer({ clientDataJSON, attestationObject, transports: ['internal' as const] });
  }

  get(asked: object, deviation: Deviation = {}) {
    const options = asked as Asked;
    this.counter = deviation.counter ?? this.counter + 1;
    const data = this.authenticatorData(options, 0, deviation);
    const clientDataJSON = this.clientData('webauthn.get', options, deviation);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([data, hash]), this.keys.privateKey).toString('base64url');
    const userHandle = deviation.handle ?? this.handle;
    return this.answer({ clientDataJSON, authenticatorData: data.toString('base64url'), signature, userHandle });
  }

  private answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  private clientData(type: string, asked: Asked, { origin = this.origin, challenge = asked.challenge }: Deviation) {
    const data = { type, challenge: toBuffer(challenge).toString('base64url'), origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  private authenticatorData({ rp, rpId }: Asked, flags: number, deviation: Deviation): Buffer {
    const site = deviation.rpId ?? rpId ?? rp?.id ?? '';
    const verified = deviation.verified === false ? 0 : verifiedFlag;
    const hash = createHash('sha256').update(site).digest();
    return Buffer.concat([hash, uint(present | verified | flags, 1), uint(this.counter, 4)]);
  }

  /** CBOR: { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y } */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([head, bytes(x), Buffer.from([0x22]), bytes(y)]);
  }
}

/** CBOR: { fmt: "none", attStmt: {}, authData } */
function attestation(authData: Buffer): string {
  const text = (value: string) => Buffer.concat([uint(0x60 | value.length, 1), Buffer.from(value)]);
  const data = Buffer.concat([Buffer.from([0x59]), uint(authData.length, 2), authData]);
  const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), data];
  return Buffer.concat([Buffer.from([0xa3]), ...parts]).toString('base64url');
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

function toBuffer(value: Binary): Buffer {
  if (typeof value === 'string') return Buffer.from(value, 'base64url');
  return Buffer.from(value instanceof Uint8Array ? value : new Uint8Array(value));
}

/** As the browser's own, for auth-js, which calls `toJSON`. */
export function asBrowserCredential<Answer extends object>(answer: Answer): Answer & { toJSON(): Answer } {
  return { ...answer, toJSON: () => answer };
}
