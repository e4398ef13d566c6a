import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CanActivate, Controller, Get, Module, Post, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { announceDeprecations } from '../deprecation/announce-deprecations.ts';
import { Deprecated } from '../deprecation/deprecated.ts';
import { buildContracts } from './contracts.ts';

const deprecation = { since: '2026-11-24', sunset: '2027-06-01', link: 'https://inkloom.example/developers#changes' };

class Closed implements CanActivate {
  canActivate(): boolean {
    return false;
  }
}

@Controller('api/presses')
class PressesController {
  @Deprecated(deprecation)
  @Get('old')
  @ApiOperation({ operationId: 'listOldPresses', summary: 'Presses', description: 'As they were.' })
  @ApiOkResponse({ description: 'Presses.' })
  listOldPresses(): string {
    return 'old';
  }

  @Deprecated(deprecation)
  @Get('broken')
  @ApiOperation({ operationId: 'listBrokenPresses', summary: 'Presses' })
  listBrokenPresses(): string {
    throw new TypeError('broken');
  }

  @Deprecated(deprecation)
  @UseGuards(Closed)
  @Get('closed')
  @ApiOperation({ operationId: 'listClosedPresses', summary: 'Presses' })
  listClosedPresses(): string {
    return 'closed';
  }

  @Deprecated(deprecation)
  @Post('unread')
  @ApiOperation({ operationId: 'createPress', summary: 'Presses' })
  createPress(): string {
    return 'made';
  }

  @Get()
  @ApiOperation({ operationId: 'listPresses', summary: 'Presses' })
  listPresses(): string {
    return 'new';
  }
}

@Module({ controllers: [PressesController] })
class PressesModule {}

describe('a deprecated operation', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(PressesModule, new FastifyAdapter(), { logger: false });
    announceDeprecations(app);
    await app.init();
  });
  afterAll(() => app.close());

  const headersAt = async (url: string) => (await app.inject({ url })).headers;

  it.each([
    ['old', 200],
    ['broken', 500],
    ['closed', 403],
    ['unread', 400],
  ])('says so on each answer (%s), as RFC 9745 and RFC 8594 have it', async (path, status) => {
    const unread = { method: 'POST', payload: '{', headers: { 'content-type': 'application/json' } } as const;
    const sent = { url: `/api/presses/${path}`, ...(path === 'unread' ? unread : {}) };
    const answer = await app.inject(sent);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      deprecation: '@1795478400',
      sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
      link: '<https://inkloom.example/developers#changes>; rel="deprecation"; type="text/html"',
    });
  });

  it('leaves others as they are', async () => {
    const headers = await headersAt('/api/presses');
    expect([headers.deprecation, headers.sunset, headers.link]).toEqual([undefined, undefined, undefined]);
  });

  it('is marked in the contract', () => {
    const { paths } = buildContracts(app).api;
    expect(paths['/api/presses/old']?.get).toMatchObject({
      deprecated: true,
      description:
        'As they were.\n\nDeprecated since 2026-11-24; it may be away from 2027-06-01 on. In its place: https://inkloom.example/developers#changes',
      'x-deprecation': deprecation,
    });
    expect(paths['/api/presses']?.get).not.toHaveProperty('deprecated');
  });
});

it.each(['2027-05-22', 'soon'])('nothing is taken away at short notice: %s', (sunset) => {
  expect(() => Deprecated({ ...deprecation, sunset })).toThrow('is not 180 days after');
});
