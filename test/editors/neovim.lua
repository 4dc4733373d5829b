-- Neovim as a client of the language server. Started by neovim.test.js; prints what it saw as lines of JSON.
-- Debian 12 has Neovim 0.7, whose client is started by hand.
local program, page = vim.env.TEHAI_SERVER, vim.env.TEHAI_PAGE

local function report(name, value)
  io.stdout:write(vim.json.encode({[name] = value}) .. '\n')
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then
    report('missing', what)
    vim.cmd('cquit 1')
  end
end

vim.cmd('edit ' .. vim.fn.fnameescape(page))
local buffer = vim.api.nvim_get_current_buf()
local id = vim.lsp.start_client({
  name = 'tehai',
  cmd = {vim.env.TEHAI_NODE, program, '--stdio'},
  root_dir = vim.fn.fnamemodify(page, ':h'),
  init_options = {rules = 'tenhou'},
})
vim.lsp.buf_attach_client(buffer, id)

local function diagnostics()
  return vim.diagnostic.get(buffer)
end

wait('diagnostics', function() return #diagnostics() > 0 end)
report('diagnostics', vim.tbl_map(function(one)
  return {one.lnum, one.col, one.end_col, one.code, one.message}
end, diagnostics()))

-- A quick fix, chosen as a person chooses it: the cursor on the slip, the first action of the list.
local function apply(only)
  vim.ui.select = function(items, _, choose)
    report('actions', vim.tbl_map(function(item) return item[2].title end, items))
    choose(items[1], 1)
  end
  local before = vim.api.nvim_buf_get_changedtick(buffer)
  local context = only and {only = only, diagnostics = {}}
  vim.lsp.buf.code_action(vim.fn.has('nvim-0.8') == 1 and {context = context} or context)
  wait('an edit', function() return vim.api.nvim_buf_get_changedtick(buffer) > before end)
end

local first = diagnostics()[1]
vim.api.nvim_win_set_cursor(0, {first.lnum + 1, first.col})
local count = #diagnostics()
apply(nil)
wait('fewer diagnostics', function() return #diagnostics() < count end)
report('fixed', vim.api.nvim_buf_get_lines(buffer, 0, -1, false))

apply({'source.fixAll'})
wait('no diagnostics', function() return #diagnostics() == 0 end)
report('all', vim.api.nvim_buf_get_lines(buffer, 0, -1, false))

-- A slip that is typed, after letters that take two units of UTF-16 each.
vim.api.nvim_buf_set_lines(buffer, -1, -1, false, {'🀄🀄 :tiles[8z]'})
wait('the slip', function() return #diagnostics() == 1 end)
report('typed', vim.tbl_map(function(one) return {one.lnum, one.code} end, diagnostics()))

-- What can be written at a place, and what is known of one.
local function request(method, line, character)
  local params = {
    textDocument = {uri = vim.uri_from_bufnr(buffer)},
    position = {line = line, character = character},
  }
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  return answers[id].result
end

vim.api.nvim_buf_set_lines(buffer, -1, -1, false, {'', '```mahjong', '123m456p789s1122z', 'waits: ', '```'})
local last = vim.api.nvim_buf_line_count(buffer) - 1
local offered = request('textDocument/completion', last - 1, 7)
report('offered', vim.tbl_map(function(one) return one.label end, offered.items or offered))
report('hover', request('textDocument/hover', last - 2, 3).contents.value)

vim.lsp.stop_client(id)
wait('the end of the server', function() return vim.lsp.client_is_stopped(id) end)
vim.cmd('qall!')
