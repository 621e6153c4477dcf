public import Foundation

extension CGPoint {
    /// Creates a point from the values of the keys X and Y.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = number("X", in: dict), let y = number("Y", in: dict) else { return nil }
        self.init(x: x, y: y)
    }

    /// The dictionary with the coordinates under the keys X and Y.
    public var dictionaryRepresentation: CFDictionary { NSDictionary(dictionary: ["X": Double(x), "Y": Double(y)]) }
}

extension CGSize {
    /// Creates a size from the values of the keys Width and Height.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = number("Width", in: dict), let height = number("Height", in: dict) else { return nil }
        self.init(width: width, height: height)
    }

    /// The dictionary with the dimensions under the keys Width and Height.
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(dictionary: ["Width": Double(width), "Height": Double(height)])
    }
}

extension CGRect {
    /// Creates a rectangle from the values of the keys X, Y, Width and Height.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }

    /// The dictionary with the values under the keys X, Y, Width and Height.
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(dictionary: [
            "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height),
        ])
    }
}

private func number(_ key: String, in dictionary: CFDictionary) -> CGFloat? {
    switch dictionary.object(forKey: key) {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
}
