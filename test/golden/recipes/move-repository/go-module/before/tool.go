package tool

import (
	"github.com/acme/tool.go"
	"github.com/acme/tool.v2"
	"github.com/acme/tool/render"
)

// What the runtime calls them: github.com/acme/tool.Run and github.com/acme/tool.(*Engine).Use.
var names = []string{"github.com/acme/tool.handler1", "github.com/acme/tool/render.Text"}

const pattern = `^(.*/vendor/)?github.com/acme/tool.someFunction$`
const others = "github.com/acme/tool.site/page github.com/acme/tool.js-extra"
