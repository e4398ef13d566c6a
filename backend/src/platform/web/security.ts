import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from '../config/config.ts';
import { guideVideoSource } from '../config/guide-video.ts';

/** Where Printify keeps its mockups (contracts/providers.md P4). */
const printifyImages = 'https://*.printify.com';

export async function secure(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  const hostedAuth = config.auth.jwksUrl ? [new URL(config.auth.issuer).origin] : [];
  const pictures = [printifyImages, ...(config.sandbox ? [config.sandbox.publicUrl] : [])];
  const video = config.values.guideVideo;
  const https = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: video?.kind === 'file' ? [guideVideoSource(video)] : ["'none'"],
        frameSrc: video?.kind === 'embed' ? [guideVideoSource(video)] : ["'none'"],
        connectSrc: ["'self'", ...hostedAuth],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}
