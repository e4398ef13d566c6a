import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const send = jest.fn<(url: string, init: RequestInit) => Promise<Response>>();
jest.unstable_mockModule('./http.ts', () => ({ send }));
const { followEvents } = await import('./event-stream.ts');

const streamOf = (...pieces: string[]) => {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    }),
  );
};

/** Lets the streams deliver what they have: they use no timers. */
const deliver = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};

let log: string[];
let stop: () => void;

const follow = () => {
  stop = followEvents('/api/generations/events', {
    onOpen: () => log.push('open'),
    onEvent: ({ name, data }) => log.push(`${name}: ${data}`),
    onClose: () => log.push('close'),
  });
};

beforeEach(() => {
  log = [];
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  send.mockReset();
});

describe('the event stream', () => {
  it('delivers events however they are cut into pieces', async () => {
    send.mockResolvedValueOnce(streamOf('event: gener', 'ation\ndata: {"a":', '1}\n\n: heartbeat\n\ndata: plain\n\n'));
    follow();
    await deliver();
    expect(log).toEqual(['open', 'generation: {"a":1}', 'message: plain', 'close']);
    const { cache, headers } = send.mock.calls[0]?.[1] ?? {};
    expect({ cache, headers }).toEqual({ cache: 'no-store', headers: { accept: 'text/event-stream' } });
  });

  it('connects again a second after a stream that ended', async () => {
    send.mockImplementation(async () => streamOf());
    follow();
    await deliver();
    expect(send).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    await deliver();
    expect(send).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await deliver();
    expect(send).toHaveBeenCalledTimes(2);
    expect(log).toEqual(['open', 'close', 'open', 'close']);
  });

  it('waits longer after each connection that fails, up to half a minute', async () => {
    send.mockRejectedValue(new Error('no network'));
    follow();
    await deliver();
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      const before = send.mock.calls.length;
      jest.advanceTimersByTime(seconds * 1000 - 1);
      await deliver();
      expect(send).toHaveBeenCalledTimes(before);
      jest.advanceTimersByTime(1);
      await deliver();
      expect(send).toHaveBeenCalledTimes(before + 1);
    }
    expect(log).toEqual([]);
  });

  it('does not connect again, and reports nothing, once it is stopped', async () => {
    send.mockImplementation(async () => streamOf());
    follow();
    await deliver();
    stop();
    log = [];
    jest.advanceTimersByTime(60_000);
    await deliver();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(log).toEqual([]);
  });
});
