#!/bin/sh
# Runs the steps of ops/Dockerfile without a container engine, and starts what they make as the image does: as another user,
# in a root file system of Debian, without a right to write outside of /data. The workflow of releases runs `docker build`.
# Needs root on Debian or Ubuntu, debootstrap, and the address of an empty PostgreSQL database that listens on TCP:
#   DATABASE_URL=postgresql://app:secret@127.0.0.1:5432/app npm run image -w lab
set -eu
: "${DATABASE_URL:?names an empty database}"
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'umount "$work/root/proc" 2>/dev/null || true; rm -rf "$work"' EXIT
steps=$(sed -e ':a' -e '/\\$/{N;s/\\\n//;ba' -e '}' ops/Dockerfile)

# The first stage: what its RUN lines say, in a copy of the committed sources.
mkdir "$work/src" && git archive HEAD | tar -x -C "$work/src"
printf '%s\n' "$steps" | sed -n '/ AS build/,/^FROM debian/s/^RUN //p' | sed "s#/srv#$work/srv#g" > "$work/build.sh"
mkdir "$work/srv" && (cd "$work/src" && WITH='' sh -eu "$work/build.sh")

# The second: its RUN line in Debian, and what it copies.
debootstrap --variant=minbase bookworm "$work/root" >/dev/null
rm -rf "$work/root/var/cache/apt" "$work/root/var/lib/apt/lists" "$work/root/usr/share/doc" "$work/root/usr/share/locale"
printf '%s\n' "$steps" | sed -n '/^FROM debian/,$s/^RUN //p' | chroot "$work/root" sh -eu
megabytes() { echo $(($(du -s --bytes "$work/root" | cut -f1) / 1000000)); }
base=$(megabytes)
mv "$work/srv/node" "$work/root/usr/local/bin/node"
mv "$work/srv/haulpost" "$work/root/srv/haulpost"
size=$(megabytes)
echo "Size: $base MB base + $((size - base)) MB layers = $size MB"
[ "$size" -lt 400 ]

mount -t proc proc "$work/root/proc"
settings=$(printf '%s\n' "$steps" | sed -n 's/^ENV //p')
inside() {
  # shellcheck disable=SC2086 # one word for each setting
  env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin $settings DATABASE_URL="$DATABASE_URL" PUBLIC_URL=https://haulpost.test \
    ALLOW_MISSING=mail,addresses,payments,identity STRIPE_SECRET_KEY=sk_test_1 STRIPE_PUBLISHABLE_KEY=pk_test_1 \
    STRIPE_WEBHOOK_SECRET=whsec_1 chroot --userspec=10001:10001 "$work/root" sh -c 'cd /srv/haulpost && exec node "$@"' node "$@"
}
inside --eval "require('fs').writeFileSync('written', '')" 2>/dev/null && { echo 'The site can write to its own files.'; exit 1; }
inside server/cli.ts migrate
inside server/launch.ts & site=$!
tries=60
until inside server/health-check.ts; do tries=$((tries - 1)); [ $tries -gt 0 ]; sleep 1; done
pkill -TERM -P "$site" && wait "$site"
echo 'Built, migrated, healthy, and stopped.'
