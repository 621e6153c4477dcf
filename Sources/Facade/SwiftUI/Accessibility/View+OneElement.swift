extension View {
    /// Makes one element of the view, with all that is said of it.
    package nonisolated func spokenElement(label: Text, value: Text?, identifier: String?) -> some View {
        accessible {
            $0.children = .ignored
            $0.label = label
            $0.value = value
            $0.identifier = identifier
        }
    }
}
