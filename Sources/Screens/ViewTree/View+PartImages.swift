extension View {
    /// The images of the view's parts, in a fixed order: the background of a button, or the images of segments or a
    /// slider.
    package var partImages: [Image] {
        var images: [Image] = []
        var copy = content
        copy.changePartImages { images.append($0) }
        return images
    }

    /// Modifies these images, in that order.
    package mutating func changePartImages(_ change: (inout Image) throws -> Void) rethrows {
        switch content {
        case .button, .control(.segmented), .control(.slider): try content.changePartImages(change)
        default: break
        }
    }
}

extension Content {
    fileprivate mutating func changePartImages(_ change: (inout Image) throws -> Void) rethrows {
        switch self {
        case .button(var button):
            guard try button.backgroundImage.change(change) else { return }
            self = .button(button)
        case .control(.segmented(var segments, let selected, let apportionsByContent)):
            for place in segments.indices {
                _ = try segments[place].image.change(change)
                _ = try segments[place].looks?.background.change(change)
            }
            self = .control(.segmented(segments, selected: selected, apportionsByContent: apportionsByContent))
        case .control(.slider(let value, var looks?)):
            for path in [\SliderLooks.minimumImage, \.maximumImage, \.thumb, \.minimumTrack, \.maximumTrack] {
                _ = try looks[keyPath: path].change(change)
            }
            self = .control(.slider(value: value, looks: looks))
        default: break
        }
    }
}
