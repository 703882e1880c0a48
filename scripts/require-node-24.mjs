// Node 24 comes with the project on Linux (optionalDependencies put it first on the PATH of every npm script); elsewhere it has to be there.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Easel needs Node 24 and found ${process.versions.node}. On Linux, run it through npm (npm start); on macOS, install Node 24 first.\n`,
  )
  process.exit(1)
}
