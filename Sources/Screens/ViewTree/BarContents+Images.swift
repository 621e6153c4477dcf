extension BarContents {
    /// The images of the bars, in a fixed order.
    package var images: [Image] {
        var images: [Image] = []
        var copy = self
        copy.changeImages { images.append($0) }
        return images
    }

    /// Modifies these images, in that order.
    package mutating func changeImages(_ change: (inout Image) throws -> Void) rethrows {
        for path in [\BarContents.leading, \.trailing, \.tools, \.tabs, \.center] {
            for place in self[keyPath: path].indices {
                try self[keyPath: path][place].image.change(change)
                try self[keyPath: path][place].looks?.background.change(change)
            }
        }
        try backImage.change(change)
        try backLooks?.background.change(change)
        for path in [\BarContents.barLooks, \.toolLooks, \.tabLooks] {
            try self[keyPath: path].image.change(change)
            try self[keyPath: path].shadowImage.change(change)
        }
        try tabSelection.change(change)
    }
}

extension Image? {
    /// Modifies the image if there is one, and returns whether there is.
    @discardableResult mutating func change(_ change: (inout Image) throws -> Void) rethrows -> Bool {
        guard var image = self else { return false }
        try change(&image)
        self = image
        return true
    }
}
