extension UIView {
    /// A property wrapper that invalidates an aspect of a view when the value of the property changes.
    @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var stored: Value
        private let invalidation: InvalidationType

        /// Creates a property whose changes invalidate one aspect of the view.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            (stored, self.invalidation) = (wrappedValue, invalidation)
        }

        /// Creates a property whose changes invalidate two aspects of the view.
        public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
        where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: first, second: second))
        }

        /// Creates a property whose changes invalidate three aspects of the view.
        public init<First, Second, Third>(wrappedValue: Value, _ first: First, _ second: Second, _ third: Third)
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            let two = Invalidations.Tuple(first: first, second: second)
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: two, second: third))
        }

        /// Creates a property whose changes invalidate four aspects of the view.
        public init<First, Second, Third, Fourth>(
            wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
        )
        where
            InvalidationType == Invalidations.Tuple<
                Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>
            >
        {
            let two = Invalidations.Tuple(first: first, second: second)
            let more = Invalidations.Tuple(first: third, second: fourth)
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: two, second: more))
        }

        /// The wrapped value, which is available only in properties of views.
        @available(*, unavailable, message: "@Invalidating is only available on properties of classes")
        public var wrappedValue: Value {
            get { stored }
            set { stored = newValue }
        }

        /// Accesses the value in a view; setting a different value invalidates the view.
        @MainActor
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance view: EnclosingSelf, wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storage: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { view[keyPath: storage].stored }
            set {
                guard view[keyPath: storage].stored != newValue else { return }
                view[keyPath: storage].stored = newValue
                view[keyPath: storage].invalidation.invalidate(view: view)
            }
        }
    }
}
