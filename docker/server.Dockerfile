# One image for every role: ROLE=api, ROLE=worker, or the migrations (`node dist/program/migrate.js`).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY admin/package.json admin/
COPY designer/package.json designer/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund --include=dev
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY contract contract
COPY server server
COPY admin admin
COPY designer designer
COPY bin bin
COPY LICENSE NOTICE CHANGELOG.md ./
RUN npm run build:contract && npm run build:server && npm run build:admin && node scripts/gather.mjs /house

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
# Whole, as the tarball has it; where nginx stands before it, the image of the admin serves the pages.
COPY --from=build /house ./
RUN ln -s /app/bin/zikaron.mjs /usr/local/bin/zikaron && install -d -o node -g node /backups
USER node
EXPOSE 4000
CMD ["node", "--max-semi-space-size=2", "--optimize-for-size", "--initial-heap-size=100", "--disable-proto=delete", "dist/program/main.js"]
