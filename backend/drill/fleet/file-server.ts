import S3rver from 's3rver';

/** An S3 server as a process of its own, so that it can be away. What is stored outlives it. */
const server = new S3rver({
  port: Number(process.env.PORT),
  address: '127.0.0.1',
  silent: true,
  directory: process.env.FILES_DIR ?? '',
  configureBuckets: [{ name: process.env.BUCKET ?? '', configs: [] }],
});
// s3rver lets the error escape where an object is deleted while it is read, and would end here.
process.on('uncaughtException', (error) => console.error(error));
process.on('disconnect', () => process.exit(0));
await server.run();
process.send?.('ready');
