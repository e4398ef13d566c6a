# One image for the API and the worker; ROLE says which. The same image applies migrations: node prisma/migrate.ts

ARG NODE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backend/sandbox/package.json backend/sandbox/
COPY frontend/package.json frontend/
COPY packages/client/package.json packages/client/

FROM manifests AS build
RUN npm ci
COPY . .
RUN node scripts/bootstrap/run.mjs scripts/build/build.ts

FROM manifests AS packages
COPY scripts/build/prune-packages.ts scripts/build/
RUN npm ci --omit=dev --omit=peer --ignore-scripts --workspace backend && node scripts/build/prune-packages.ts backend

FROM ${NODE}
# npm and yarn are for building alone.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn-* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg
# Print files are blocks of tens of megabytes; glibc by itself would keep them after use (docs/decisions/0027).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules/
COPY --from=packages /app/backend backend/
COPY --from=build /app/backend/dist backend/dist/
COPY --from=build /app/frontend/dist frontend/dist/
COPY --from=build /app/prisma prisma/
# By number: Kubernetes can tell only of a number that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "--no-memory-protection-keys", "backend/dist/main.js"]
