import LayoutSimInertness

extension Image {
    /// Returns the picture in whatever size is proposed, with edges that keep theirs.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
    }
    /// Returns the picture in its own colors or in that of the content; `nil` as the picture has it.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }
    /// Returns the picture with a quality in other sizes.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
    /// Returns the picture, whose edges are as they are here.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        if !isAntialiased { inert(.looks, in: Image.self) }
        return self
    }
    /// Returns the symbol with its layers colored in a way; `nil` as the views around say.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
    /// Returns the symbol, which is filled with the color itself here.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        if mode == .gradient { inert(.looks, in: Image.self) }
        return self
    }
    /// Returns the symbol, whose value changes nothing here.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        if mode != nil { inert(.looks, in: Image.self) }
        return self
    }
    /// Returns the picture, which is no brighter than white here.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
