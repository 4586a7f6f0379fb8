package tool

import (
	"github.com/acme/tool.go"
	"github.com/acme/tool.v2"
	"github.com/new-home/tools/render"
)

// What the runtime calls them: github.com/new-home/tools.Run and github.com/new-home/tools.(*Engine).Use.
var names = []string{"github.com/new-home/tools.handler1", "github.com/new-home/tools/render.Text"}

const pattern = `^(.*/vendor/)?github.com/new-home/tools.someFunction$`
const others = "github.com/acme/tool.site/page github.com/acme/tool.js-extra"
