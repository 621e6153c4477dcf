import Foundation
import LayoutSimUIKitArithmetic

/// How archives hold values of a type: as numbers, texts and objects that can be archived.
struct ArchivedForm<Value> {
    /// Returns what an archive holds for a value; `nil` for nothing.
    let write: (Value) -> Any?
    /// Returns the value that an archive's object stands for; `nil` for one of another type.
    let read: (Any) -> Value?

    /// Creates the form of the type; `nil` for types that no archive holds, such as delegates and closures.
    init?() {
        if let type = Value.self as? any PlainArchived.Type {
            self.init(plain: type)
        } else if let type = Value.self as? any OptionalArchived.Type {
            guard let form = type.form as? ArchivedForm else { return nil }
            self = form
        } else if let type = Value.self as? any RawRepresentable.Type {
            guard let form = ArchivedForm(raw: type) else { return nil }
            self = form
        } else if Value.self is NSAttributedString.Type {
            self.init(
                write: { ($0 as? NSAttributedString).map(ArchivedText.init) },
                read: { ($0 as? ArchivedText)?.text as? Value })
        } else if Value.self is any NSCoding.Type, Value.self is AnyClass {
            self.init(write: { $0 }, read: { $0 as? Value })
        } else {
            return nil
        }
    }

    fileprivate init(write: @escaping (Value) -> Any?, read: @escaping (Any) -> Value?) {
        self.write = write
        self.read = read
    }

    private init<Plain: PlainArchived>(plain _: Plain.Type) {
        write = { ($0 as? Plain)?.archived }
        read = { Plain(archived: $0) as? Value }
    }

    private init?<Raw: RawRepresentable>(raw _: Raw.Type) {
        guard let form = ArchivedForm<Raw.RawValue>() else { return nil }
        write = { ($0 as? Raw).flatMap { form.write($0.rawValue) } }
        read = { form.read($0).flatMap { Raw(rawValue: $0) } as? Value }
    }
}

/// A type whose values archives hold as numbers and texts.
private protocol PlainArchived {
    var archived: Any { get }
    init?(archived: Any)
}

extension Bool: PlainArchived {
    fileprivate var archived: Any { NSNumber(value: self) }
    fileprivate init?(archived: Any) {
        guard let number = archived as? NSNumber else { return nil }
        self = number.boolValue
    }
}

extension Int: PlainArchived {
    fileprivate var archived: Any { NSNumber(value: self) }
    fileprivate init?(archived: Any) {
        guard let number = archived as? NSNumber else { return nil }
        self = number.intValue
    }
}

extension UInt: PlainArchived {
    fileprivate var archived: Any { NSNumber(value: self) }
    fileprivate init?(archived: Any) {
        guard let number = archived as? NSNumber else { return nil }
        self = number.uintValue
    }
}

extension Float: PlainArchived {
    fileprivate var archived: Any { NSNumber(value: self) }
    fileprivate init?(archived: Any) {
        guard let number = archived as? NSNumber else { return nil }
        self = number.floatValue
    }
}

extension Double: PlainArchived {
    fileprivate var archived: Any { NSNumber(value: self) }
    fileprivate init?(archived: Any) {
        guard let number = archived as? NSNumber else { return nil }
        self = number.doubleValue
    }
}

extension CGFloat: PlainArchived {
    fileprivate var archived: Any { NSNumber(value: Double(self)) }
    fileprivate init?(archived: Any) {
        guard let number = archived as? NSNumber else { return nil }
        self = CGFloat(number.doubleValue)
    }
}

extension String: PlainArchived {
    fileprivate var archived: Any { self }
    fileprivate init?(archived: Any) {
        guard let text = archived as? String else { return nil }
        self = text
    }
}

extension CGPoint: PlainArchived {
    fileprivate var archived: Any { NSCoder.string(for: self) }
    fileprivate init?(archived: Any) {
        guard let text = archived as? String else { return nil }
        self = NSCoder.cgPoint(for: text)
    }
}

extension CGSize: PlainArchived {
    fileprivate var archived: Any { NSCoder.string(for: self) }
    fileprivate init?(archived: Any) {
        guard let text = archived as? String else { return nil }
        self = NSCoder.cgSize(for: text)
    }
}

extension CGRect: PlainArchived {
    fileprivate var archived: Any { NSCoder.string(for: self) }
    fileprivate init?(archived: Any) {
        guard let text = archived as? String else { return nil }
        self = NSCoder.cgRect(for: text)
    }
}

extension CGAffineTransform: PlainArchived {
    fileprivate var archived: Any { NSCoder.string(for: self) }
    fileprivate init?(archived: Any) {
        guard let text = archived as? String else { return nil }
        self = NSCoder.cgAffineTransform(for: text)
    }
}

extension UIEdgeInsets: PlainArchived {
    fileprivate var archived: Any { NSCoder.string(for: self) }
    fileprivate init?(archived: Any) {
        guard let text = archived as? String else { return nil }
        self = NSCoder.uiEdgeInsets(for: text)
    }
}

extension NSDirectionalEdgeInsets: PlainArchived {
    fileprivate var archived: Any { NSCoder.string(for: self) }
    fileprivate init?(archived: Any) {
        guard let text = archived as? String else { return nil }
        self = NSCoder.directionalEdgeInsets(for: text)
    }
}

extension UIOffset: PlainArchived {
    fileprivate var archived: Any { NSCoder.string(for: self) }
    fileprivate init?(archived: Any) {
        guard let text = archived as? String else { return nil }
        self = NSCoder.uiOffset(for: text)
    }
}

/// An optional, which archives hold as what it wraps.
private protocol OptionalArchived {
    static var form: Any? { get }
}

extension Optional: OptionalArchived {
    fileprivate static var form: Any? {
        ArchivedForm<Wrapped>().map { wrapped in
            ArchivedForm<Wrapped?>(write: { $0.flatMap(wrapped.write) }, read: { .some(wrapped.read($0)) })
        }
    }
}
