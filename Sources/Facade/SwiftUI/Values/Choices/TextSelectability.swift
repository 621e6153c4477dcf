/// Whether texts can be selected.
public protocol TextSelectability {
    /// Whether texts can be selected.
    static var allowsSelection: Bool { get }
}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// Whether texts can be selected.
    public static var allowsSelection: Bool { true }
}

/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// Whether texts can be selected.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts that cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
