extension ForEach {
    /// Creates what another framework's builders make of elements.
    package init(
        elements data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: id) }
}
