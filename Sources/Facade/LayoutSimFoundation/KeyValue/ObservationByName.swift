public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// An observer that overrides the handling of changes of observed properties, in prepared sources.
public protocol _KeyValueObserver: AnyObject {
    /// Tells the observer that a property at a key path changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer when a property changes.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        var last = value(forKeyPath: keyPath)
        let property = ObservedProperty { [weak self, weak observer] in
            guard let self, let observer else { return }
            let (old, new) = (last, self.value(forKeyPath: keyPath))
            guard !isSame(old as AnyObject as? NSObject, new as AnyObject as? NSObject) else { return }
            last = new
            unsafe self.tell(observer, keyPath, options, old, new, context)
        }
        property.observer = observer
        property.key = keyPath
        property.context = unsafe context.map { UInt(bitPattern: $0) }
        observedProperties.append(property)
        if options.contains(.initial) { unsafe tell(observer, keyPath, options, nil, last, context) }
    }

    /// Removes the observation of a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        observedProperties.removeAll { $0.observer === observer && $0.key == keyPath }
    }

    /// Removes the observation of a property with a context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        let address = unsafe context.map { UInt(bitPattern: $0) }
        observedProperties.removeAll { $0.observer === observer && $0.key == keyPath && $0.context == address }
    }

    private func tell(
        _ observer: NSObject, _ path: String, _ options: NSKeyValueObservingOptions, _ old: Any?, _ new: Any?,
        _ context: UnsafeMutableRawPointer?
    ) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old), let old { change[.oldKey] = old }
        guard let observer = observer as? any _KeyValueObserver else { return }
        unsafe observer.observeValue(forKeyPath: path, of: self, change: change, context: context)
    }
}

extension KeyValueCoding {
    /// Does nothing, for changes that a class does not handle.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
