-- Requests the paths of a file in turn, as a browser does, and prints one line of figures.
local paths, at = {}, 0

function init(arguments)
  for line in io.lines(arguments[1]) do paths[#paths + 1] = line end
  wrk.headers['Accept-Encoding'] = 'br, gzip'
  wrk.headers['Accept-Language'] = 'en'
  wrk.headers['User-Agent'] = 'Mozilla/5.0 (bench)'
end

function request()
  at = at % #paths + 1
  return wrk.format('GET', paths[at])
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local figures = { summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed }
  print('figures ' .. table.concat(figures, ' '))
end
