# The built admin, and the reverse proxy in front of the API and the identity provider.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY admin/package.json admin/
COPY designer/package.json designer/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund --include=dev
COPY contract contract
COPY admin admin
COPY designer designer
RUN npm run build:contract && npm run build:admin

FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/admin/dist /usr/share/nginx/html
# What people are told while no process of the API answers.
COPY docker/away.html /usr/share/nginx/html/away.html
# The identity service fetches its letters from here.
COPY server/src/auth/provider/letters /usr/share/nginx/html/identity-letters
EXPOSE 8080
